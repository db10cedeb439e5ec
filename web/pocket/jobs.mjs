/** A worker for what is heavy: reviews, practice, a bot's thought. One order, one reply, as bytes. */
import { boot } from './boot.mjs';

const languages = new URL(import.meta.url).searchParams.get('languages')?.split(',') ?? ['en'];
const started = boot(languages).then((python) => python.pyimport('fullhouse.pocket.jobs').do);
started.then(
  () => postMessage('ready'),
  (error) => postMessage({ failure: String(error) }),
);

addEventListener('message', async ({ data }) => {
  try {
    const answer = (await started)(data);
    const reply = answer.toJs();
    answer.destroy();
    postMessage(reply, [reply.buffer]);
  } catch (error) {
    postMessage({ failure: String(error) });
  }
});
