declare module 'virtual:words' {
  import type { Message } from '@fluent/bundle';

  /** The parsed messages by `LANGUAGE/PART`, fetched when asked for. */
  export const chapters: Record<string, () => Promise<{ default: Record<string, Message['value']> }>>;
}
