/** Whose the shares are that a page provides, in the federation's runtime. */
export const HOST_NAME = 'sufra-host'
