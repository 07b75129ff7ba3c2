/** The colours of one dish; each drawing decides how to use them. */
export interface DishLook {
  main: string
  second: string
  accent: string
  /** of the plate, bowl, cup or glass */
  dish: string
}
