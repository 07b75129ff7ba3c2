/** The contract's own rule (`ChannelName`), so that a mistake is said before anything is sent. */
export const isChannelName = (text: string): boolean => /^[a-z][a-z0-9-]{1,30}$/.test(text)
