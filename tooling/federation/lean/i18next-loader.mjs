/**
 * i18next explains to developers, in each page, what its next release will do otherwise and how it is set up: 0.4 KB (brotli) of the sign-in
 * page. What it says of keys and texts that lack stays. What does not match stays as it is; a test reads the installed release.
 */
const leanTexts = code =>
  code
    .replace(/\b(?:this\.logger|baseLogger)\.deprecate\('[^'\n]*'\);/g, ';')
    .replace(/\bthis\.logger\.once\('dev', 'warn', "[^"\n]*"\);/g, ';')
    .replace(/, 'This means something IS WRONG [^'\n]*'(?=\);)/g, '')

export default leanTexts
