// Chooses a language in the settings, and waits until the page speaks it.
async (language) => {
  const soon = () => new Promise(done => setTimeout(done, 0));
  document.querySelector('[data-settings]').click();
  while (!document.querySelector('dialog[open]')) await soon();
  document.querySelector(`dialog label[lang=${language}] input`).click();
  await soon();
  document.querySelector('dialog[open]')?.close();
  while (document.documentElement.lang !== language || document.querySelector('dialog[open]')) await soon();
}
