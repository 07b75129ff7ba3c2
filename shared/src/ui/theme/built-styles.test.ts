import { extractStyles } from './built-styles.ts'

it('extracts all styles: element styles with their names, and global ones apart', () => {
  const markup =
    '<style data-emotion="css-global 9z">body{margin:0}</style>' +
    '<div><style data-emotion="css 1a 2b">.css-1a{color:red}</style><p class="css-1a">a</p>' +
    '<style data-emotion="css 3c">.css-3c{margin:0}</style><b class="css-3c">b</b></div>'
  expect(extractStyles(markup)).toEqual({
    html: '<div><p class="css-1a">a</p><b class="css-3c">b</b></div>',
    css: '.css-1a{color:red}.css-3c{margin:0}',
    names: ['1a', '2b', '3c'],
    globalCss: 'body{margin:0}',
  })
})
