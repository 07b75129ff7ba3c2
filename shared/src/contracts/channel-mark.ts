/** Returns the URL of a platform's mark. All marks are views of one SVG file, so a list fetches one file. */
export const channelMark = (key: string): string => `/channels/marks.svg#${key}`
