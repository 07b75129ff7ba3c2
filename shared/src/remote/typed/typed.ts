export { isTouched, trackTyping } from './touched-controls.ts'
/** @deprecated Use `trackTyping`. */
export { trackTyping as noteTyping } from './touched-controls.ts'
export { captureTypedInput, restoreTypedInput, typedTexts } from './typed-input.ts'
/** @deprecated Use `captureTypedInput`. */
export { captureTypedInput as captureTyped } from './typed-input.ts'
/** @deprecated Use `restoreTypedInput`. */
export { restoreTypedInput as restoreTyped } from './typed-input.ts'
export type { TypedInput, TypedText } from './typed-input.ts'
