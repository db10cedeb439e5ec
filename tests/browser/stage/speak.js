// Chooses a language in the settings, and waits until the page speaks it.
async (language) => {
  const soon = () => new Promise(done => setTimeout(done, 0));
  const until = async (isTrue, fault) => {
    const end = performance.now() + 20_000;
    while (!isTrue()) {
      if (performance.now() > end) throw new Error(`${language}: ${fault}`);
      await soon();
    }
  };
  const dialog = () => document.querySelector('dialog[open]');
  const settings = () => document.querySelector('[data-settings], [data-row=settings]');
  const menu = () => document.querySelector('[data-menu]');
  await until(() => settings() || menu(), 'there is no menu'); // the head is drawn in a task of its own
  if (!settings()) menu().click();
  await until(settings, 'there is no button of the settings');
  settings().click();
  const choice = () => document.querySelector(`dialog label[lang=${language}] input`);
  await until(choice, 'the settings have no such language'); // their words come a moment later
  choice().click();
  await soon();
  if (dialog()) {
    // The page hears of it in a task of its own: a click before that would find the settings open still.
    const closed = new Promise(done => dialog().addEventListener('close', done, { once: true }));
    dialog().close();
    await closed;
  }
  await until(() => document.documentElement.lang === language && !dialog(), 'it is not spoken');
}
