/** What the local server keeps in this browser: one database, its changes all or none, and told only when they are there for good. */
const KINDS = ['tables', 'entries', 'snapshots', 'keys', 'results', 'reviews', 'meta'];
const VERSION = 1;

const done = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** All keys that begin with a text. */
const beginning = (prefix) => (prefix ? IDBKeyRange.bound(prefix, `${prefix}\uffff`) : undefined);

/** `onLost` is called when the browser has closed or deleted it: what is known of it in memory no longer holds. */
export async function openShelf(name, onLost) {
  const opening = indexedDB.open(name, VERSION);
  opening.onupgradeneeded = () => {
    for (const kind of KINDS) opening.result.createObjectStore(kind);
  };
  const database = await done(opening);
  database.onclose = () => onLost('the browser has deleted the games');
  // Another page needs a newer form of it, or deletes it: this one lets go.
  database.onversionchange = () => {
    database.close();
    onLost('the games are deleted');
  };
  return {
    async read(kind, prefix) {
      const store = database.transaction(kind).objectStore(kind);
      const range = beginning(prefix);
      const [keys, values] = await Promise.all([done(store.getAllKeys(range)), done(store.getAll(range))]);
      return keys.map((key, at) => [key, values[at]]);
    },
    async keys(kind) {
      return done(database.transaction(kind).objectStore(kind).getAllKeys());
    },
    /** Rows of kind, key, value (none: delete) and whether the key must not be there yet. */
    commit(rows) {
      return new Promise((resolve, reject) => {
        const kinds = [...new Set(rows.map(([kind]) => kind))];
        const change = database.transaction(kinds, 'readwrite', { durability: 'strict' });
        change.oncomplete = () => resolve();
        change.onabort = () => reject(new Error(change.error?.name ?? 'AbortError'));
        for (const [kind, key, value, isNew] of rows) {
          const store = change.objectStore(kind);
          if (value === undefined || value === null) store.delete(key);
          else if (isNew) store.add(value, key);
          else store.put(value, key);
        }
      });
    },
  };
}
