// Styles, fonts and pictures mean nothing to jsdom: an import of one gives its role.
module.exports = 'file'
