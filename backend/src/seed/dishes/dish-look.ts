/** The colours of one dish; what they paint is the drawing's matter. */
export interface DishLook {
  main: string
  second: string
  accent: string
  /** of the plate, bowl, cup or glass */
  dish: string
}
