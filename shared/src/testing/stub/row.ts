/** Stored fields of one entity; further fields of its contract are filled in when it is answered. */
export type Row = Record<string, unknown> & { id: number }
