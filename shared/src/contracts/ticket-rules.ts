/** Promised times of support and limits of a conversation; without zod, for code that runs in the browser. */

/** Minutes after the start of a conversation until the first answer is due. */
export const FIRST_ANSWER_MINUTES = 5

/** Minutes until the resolution is due. The clock stops while support waits for the merchant. */
export const RESOLUTION_MINUTES = 70

/** Days after the resolution in which a new message reopens the conversation; then it is closed. */
export const REOPEN_DAYS = 7

/** Characters of one message. */
export const LONGEST_MESSAGE = 2000

/** Characters of a subject. */
export const LONGEST_SUBJECT = 120

/** Files of one message, and bytes of one file. */
export const MOST_FILES = 5
export const LARGEST_FILE_BYTES = 5 * 1024 * 1024

/** Duration of a typing indicator, in ms. */
export const TYPING_MS = 6000

export const TICKET_STATES = ['Open', 'WaitingForUs', 'WaitingForMerchant', 'Resolved', 'Closed'] as const
export type TicketState = (typeof TICKET_STATES)[number]

/** Filters of the operator's inbox. */
export const TICKET_FILTERS = ['all', 'mine', 'unassigned', 'waiting', 'resolved'] as const
export type TicketFilter = (typeof TICKET_FILTERS)[number]
