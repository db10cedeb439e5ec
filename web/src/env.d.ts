declare module 'virtual:words' {
  /** The Fluent texts by `LANGUAGE/PART`, fetched when asked for. */
  export const chapters: Record<string, () => Promise<{ default: string }>>;
  /** Those that neither the shelf nor a table needs. */
  export const more: () => Promise<{ chapters: typeof chapters }>;
}
