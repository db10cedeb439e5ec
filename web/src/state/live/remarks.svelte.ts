/** Remarks by hand that can be taken back, each in its place among all else that was done: it knows the position in which it was made. */

interface Remark<T> {
  at: string | number;
  before: T;
  after: T;
}

/** Remarks that can be taken back. */
const MOST_REMARKS = 200;

export class Remarks<T> {
  #past = $state.raw<readonly Remark<T>[]>([]);
  #future = $state.raw<readonly Remark<T>[]>([]);

  made(at: Remark<T>['at'], before: T, after: T): void {
    this.#past = [...this.#past, { at, before, after }].slice(-MOST_REMARKS);
    this.#future = [];
  }

  canGoBack(at: Remark<T>['at']): boolean {
    return this.#past.at(-1)?.at === at;
  }
  canGoForth(at: Remark<T>['at']): boolean {
    return this.#future.at(-1)?.at === at;
  }

  /** What was there before the last remark; null where something else was done since. */
  back(at: Remark<T>['at']): T | null {
    const last = this.#past.at(-1);
    if (last?.at !== at) return null;
    [this.#past, this.#future] = [this.#past.slice(0, -1), [...this.#future, last]];
    return last.before;
  }

  /** What was there after the remark that was taken back last; null where something else was taken back since. */
  forth(at: Remark<T>['at']): T | null {
    const last = this.#future.at(-1);
    if (last?.at !== at) return null;
    [this.#past, this.#future] = [[...this.#past, last], this.#future.slice(0, -1)];
    return last.after;
  }
}
