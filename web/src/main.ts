/** The way in: speaks the person's language, shows the page of the address. */
import './style/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { showTheme, startSpeaking } from './core/prefs.svelte';
import { followLinks } from './core/router.svelte';

const target = document.getElementById('app');
if (target) {
  showTheme();
  followLinks();
  await startSpeaking();
  mount(App, { target });
}
if ('serviceWorker' in navigator && import.meta.env.PROD) {
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined));
}
