import './fonts.css'

/** The family that `fonts.css` declares. Import this module once, in the host's entry. */
export const FONT_FAMILY = 'Readex Pro'
