/** Types of the used part, instead of another package with types. */
declare module 'qrcode' {
  export const create: (
    text: string,
    options: { errorCorrectionLevel: 'L' | 'M' | 'Q' | 'H' },
  ) => { modules: { size: number; data: Uint8Array } }
}
