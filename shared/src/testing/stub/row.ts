/** What the stub remembers of one thing; what a contract asks for beyond it is filled in when it is answered. */
export type Row = Record<string, unknown> & { id: number }
