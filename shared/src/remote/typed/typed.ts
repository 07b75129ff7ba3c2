export { isTouched, noteTyping } from './touched-controls.ts'
export { captureTyped, restoreTyped, typedTexts } from './typed-input.ts'
export type { TypedInput, TypedText } from './typed-input.ts'
