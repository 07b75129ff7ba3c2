/** A share of one as people say it: 0.042 is "4.2%", 0.2 is "20%". */
export const percentText = (rate: number): string => `${(rate * 100).toFixed(1).replace(/[.]0$/, '')}%`

/** Milliseconds as seconds, two decimals, so that figures under each other compare: 840 is "0.84". */
export const secondsText = (milliseconds: number): string => (milliseconds / 1000).toFixed(2)

/** Bytes as kilobytes: 48 300 is "47.2". */
export const kilobytesText = (bytes: number): string => (bytes / 1024).toFixed(1)
