/** The second worker as the authority sees it: started at the first heavy job, ended when one takes too long. */
export function jobWorker(languages) {
  let worker = null;
  let spoken = '';
  let ready = null;
  let answer = null;
  const stop = () => {
    worker?.terminate();
    answer?.reject(new Error('the worker was ended'));
    worker = ready = answer = null;
  };
  const start = () => {
    const wanted = languages().join(',');
    // One language more: whoever has nothing to do starts again with it.
    if (worker && spoken !== wanted && !answer) stop();
    if (worker) return;
    spoken = wanted;
    const address = new URL('./jobs.mjs', import.meta.url);
    address.searchParams.set('languages', wanted);
    worker = new Worker(address, { type: 'module' });
    ready = new Promise((resolve, reject) => {
      const fail = (why) => {
        reject(new Error(why));
        stop();
      };
      worker.onerror = (event) => fail(event.message || 'the worker does not start');
      worker.onmessage = ({ data }) => {
        if (data === 'ready') resolve();
        else if (data.failure) fail(data.failure);
        else {
          answer?.resolve(data);
          answer = null;
        }
      };
    });
    ready.catch(() => undefined);
  };
  return {
    start,
    stop,
    ready() {
      start();
      return ready;
    },
    give(order) {
      return new Promise((resolve, reject) => {
        answer = { resolve, reject };
        worker.postMessage(order);
      });
    },
  };
}
