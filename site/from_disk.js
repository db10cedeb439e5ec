// Search for pages that are opened from the disk, where browsers start no workers: the search runs in a hidden frame instead.
if (location.protocol === 'file:') {
  window.IFrameWorker = class extends EventTarget {
    #scope;
    #ready;

    constructor(address) {
      super();
      const frame = document.createElement('iframe');
      frame.hidden = true;
      document.body.append(frame);
      const inside = frame.contentDocument;
      const load = (source) =>
        new Promise((loaded, failed) => {
          const script = inside.createElement('script');
          Object.assign(script, { src: source, onload: loaded, onerror: failed });
          inside.body.append(script);
        });
      this.#scope = frame.contentWindow;
      this.#scope.importScripts = async (...sources) => {
        for (const source of sources) await load(source);
      };
      this.#scope.postMessage = (data) => this.dispatchEvent(new MessageEvent('message', { data }));
      this.#ready = load(new URL(address, document.baseURI).href);
    }

    postMessage(data) {
      this.#ready.then(() => this.#scope.dispatchEvent(new MessageEvent('message', { data })));
    }

    terminate() {}
  };
  window.Worker = window.IFrameWorker;
}
