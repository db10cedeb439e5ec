/** The pages by the first part of their address, each fetched when it is first needed. */
import type { Component } from 'svelte';

type Page = { default: Component<Record<string, never>> };

const PAGES: Record<string, () => Promise<Page>> = {
  '': () => import('./Home.svelte'),
  new: () => import('./NewTable.svelte'),
  t: () => import('./TablePage.svelte'),
  tv: () => import('./Tv.svelte'),
  replay: () => import('./Replay.svelte'),
  problems: () => import('./Problems.svelte'),
  me: () => import('./Me.svelte'),
  how: () => import('./HowToPlay.svelte'),
  learn: () => import('./Learn.svelte'),
};

const here = new Map<string, Page>();

/** A page that has been fetched already: it can be shown at once, and nothing jumps. */
export const readyPage = (name: string): Page | undefined => here.get(name);

export async function loadPage(name: string): Promise<Page> {
  const page = await (PAGES[name] ?? (() => import('./NotFound.svelte')))();
  here.set(name, page);
  return page;
}
