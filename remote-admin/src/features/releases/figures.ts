/** Returns a share as a percentage: 0.042 is "4.2%", 0.2 is "20%". */
export const percentText = (rate: number): string => `${(rate * 100).toFixed(1).replace(/[.]0$/, '')}%`

/** Returns milliseconds as seconds with two decimals, so that stacked figures compare: 840 is "0.84". */
export const secondsText = (milliseconds: number): string => (milliseconds / 1000).toFixed(2)

/** Returns bytes as kilobytes: 48 300 is "47.2". */
export const kilobytesText = (bytes: number): string => (bytes / 1024).toFixed(1)
