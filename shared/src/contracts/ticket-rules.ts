/** What support promises, and what a conversation takes; without zod, for code that runs in the browser. */

/** The first answer is due so long after a conversation began, in minutes. */
export const FIRST_ANSWER_MINUTES = 5

/** It is resolved within so many minutes. The clock stands still while the merchant is waited for. */
export const RESOLUTION_MINUTES = 70

/** So many days after it was resolved it can be taken up again by writing; then it is closed. */
export const REOPEN_DAYS = 7

/** Characters of one message. */
export const LONGEST_MESSAGE = 2000

/** Characters of a subject. */
export const LONGEST_SUBJECT = 120

/** Files of one message, and bytes of one file. */
export const MOST_FILES = 5
export const LARGEST_FILE_BYTES = 5 * 1024 * 1024

/** What somebody types counts as typing for so long, in ms. */
export const TYPING_MS = 6000

export const TICKET_STATES = ['Open', 'WaitingForUs', 'WaitingForMerchant', 'Resolved', 'Closed'] as const
export type TicketState = (typeof TICKET_STATES)[number]

/** Which of them the operator's inbox shows. */
export const TICKET_FILTERS = ['all', 'mine', 'unassigned', 'waiting', 'resolved'] as const
export type TicketFilter = (typeof TICKET_FILTERS)[number]
