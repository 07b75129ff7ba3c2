/** Name of the host in the federation runtime, as provider of the shares. */
export const HOST_NAME = 'sufra-host'
