/** A refused file; the message is a message key of the contracts' field texts. */
export class Refusal extends Error {}
