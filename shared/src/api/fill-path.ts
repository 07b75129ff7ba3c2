/** Fills the parameters of a path: `/api/Order/Details/:id` and `{ id: 7 }` give `/api/Order/Details/7`. */
export const fillPath = (path: string, params: Record<string, string | number> = {}): string =>
  path.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(String(params[name])))
