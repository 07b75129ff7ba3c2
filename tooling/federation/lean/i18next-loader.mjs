import { editedWith, replaced } from './edits.mjs'

// A method as it is written there, whole.
const emptiedMethod = name => replaced(new RegExp(`^( {2}${name}\\().*\\{\\n[^]*?^ {2}\\}$`, 'm'), '$1) {}')

// What it explains to developers, in each page, about its next release and how it is set up. What it says of keys and texts that lack stays.
const EXPLANATIONS = [
  replaced(/\b(?:this\.logger|baseLogger)\.deprecate\('[^'\n]*'\);/g, ';'),
  replaced(/\bthis\.logger\.once\('\w+', 'deprecate', "[^"\n]*"\);/g, ';'),
  replaced(/, 'This means something IS WRONG [^'\n]*'(?=\);)/g, ''),
  replaced(/^( +)if \(l && this\.logger\.debug && [^]*?^\1\}$/m, ''),
  replaced(/^( +)if \(prefixEscaped \|\| [^]*?^\1\}$/m, ''),
  replaced(/^( +)if \(this\.escape === escape && [^]*?^\1\}$/m, ''),
  replaced(/^( +)if \(this\.logger\.debug && postProcessor\.[^]*?^\1\}$/m, ''),
  emptiedMethod('deprecateDottedLng'),
  emptiedMethod('deprecateBareCode'),
  emptiedMethod('noticeDevFallback'),
]

// Texts that lack are not sent anywhere (fallback.ts), and of the languages that run from right to left there is one.
const UNUSED = [emptiedMethod('saveMissing'), replaced(/\brtlLngs = \[[^\]]*\];/, "rtlLngs = ['ar'];")]

export const EDITS = [...EXPLANATIONS, ...UNUSED]

export default editedWith(EDITS)
