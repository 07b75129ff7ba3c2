/** What is used of it: its own types are a package that would be one more. */
declare module 'qrcode' {
  export const create: (
    text: string,
    options: { errorCorrectionLevel: 'L' | 'M' | 'Q' | 'H' },
  ) => { modules: { size: number; data: Uint8Array } }
}
