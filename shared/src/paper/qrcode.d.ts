/** Declares only the functions in use; this avoids a dependency on `@types/qrcode`. */
declare module 'qrcode' {
  export const create: (
    text: string,
    options: { errorCorrectionLevel: 'L' | 'M' | 'Q' | 'H' },
  ) => { modules: { size: number; data: Uint8Array } }
}
