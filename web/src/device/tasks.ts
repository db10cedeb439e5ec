/** Work cut into tasks: between two of them the browser can paint and answer keys. */

export const nextTask = (): Promise<void> => new Promise((go) => setTimeout(go));
