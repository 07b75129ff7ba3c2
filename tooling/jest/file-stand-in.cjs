// jsdom does not use styles, fonts and pictures: an import of one returns this text.
module.exports = 'file'
