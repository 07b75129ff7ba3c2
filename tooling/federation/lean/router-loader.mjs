/**
 * React Router comes in one build for development: its warnings, and whatever is given a name for React's developer tools or is made by
 * a call at the top, stay in each page that uses a part of it. Its links also bring what asks a server of its own framework for the next
 * page's files, and its boundary what React's server components throw. 4 KB (brotli) of the sign-in page. What does not match stays
 * as it is; a test reads the installed release.
 */
const leanRouter = code =>
  code
    .replace(/^(var ENABLE_DEV_WARNINGS =) true;$/m, '$1 false;')
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
    .replace(/^(var \w+ =) (React\w*\.(?:createContext|forwardRef|memo)\()/gm, '$1 /* @__PURE__ */ $2')
    .replace(/(\[shouldPrefetch, \w+, \w+\] =) usePrefetchBehavior\([^)]*\)/, '$1 [false, null, {}]')
    .replace(/\breturn shouldPrefetch && /, 'return false && ')
    .replace(/^( {4}if \()this\.context\b/gm, '$1false')

export default leanRouter
