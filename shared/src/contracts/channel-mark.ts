/** Where the mark of a platform is: all of them are one picture, of which each is a view. A list of several fetches one file. */
export const channelMark = (key: string): string => `/channels/marks.svg#${key}`
