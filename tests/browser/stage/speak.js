// Chooses a language in the settings, and waits until the page speaks it.
async (language) => {
  const soon = () => new Promise(done => setTimeout(done, 0));
  document.querySelector('[data-settings]').click();
  await soon();
  document.querySelector(`dialog label[lang=${language}] input`).click();
  while (document.documentElement.lang !== language) await soon();
  document.querySelector('dialog[open]').close();
  await soon();
}
