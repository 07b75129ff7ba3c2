/** A file that cannot be taken; the message is a message key of the contracts' field texts. */
export class Refusal extends Error {}
