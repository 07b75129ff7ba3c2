// Keeps origin and path of a URL; query and fragment may contain personal data.
const ADDRESS = /\b(https?:\/\/)(?:[^\s/@"'`<>]*@)?([^\s"'`<>?#]*)[^\s"'`<>)\]]*/gi
const ADDRESS_TAIL = /([\w-]\.(?:m?js|css|json|html))[?#][^\s"'`<>)\]]*/gi
const SIGNED = /\beyJ[\w-]+(?:\.[\w-]*){0,2}/g
const AUTHORISATION = /\b(bearer|deploy|basic)\s+[\w.+/=-]{8,}/gi
const NAMED = /\b([\w-]*(?:token|secret|password|code|key)["']?\s*[=:]\s*["']?)[^\s"'&,;)]+/gi
const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
// Hashes of files stay, because a refusal is about them.
const OPAQUE = /(?<!sha(?:256|384|512)-[\w+/=]*)(?<![\w+/=.-])(?=[\w+=-]*\d)[\w+=-]{32,}/g
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]+/g

const LONGEST = 400

/** Removes secrets and personal data from a failure message: queries, tokens, e-mail addresses. */
export const cleanDetail = (detail: string): string =>
  detail
    .replace(CONTROL, ' ')
    .replace(ADDRESS, '$1$2')
    .replace(ADDRESS_TAIL, '$1')
    .replace(SIGNED, '…')
    .replace(AUTHORISATION, '$1 …')
    .replace(NAMED, '$1…')
    .replace(EMAIL, '…')
    .replace(OPAQUE, '…')
    .slice(0, LONGEST)
    .replace(/\p{Surrogate}/gu, '')
    .trim()
