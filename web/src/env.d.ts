declare module 'virtual:words' {
  /** The Fluent texts by `LANGUAGE/PART`, fetched when asked for. */
  export const chapters: Record<string, () => Promise<{ default: string }>>;
}
