// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- projects that compile these sources need the declaration of stylesheets
/// <reference path="./styles.d.ts" />
/** Declares the product's typeface. Import it once, in the entry of an app. */
import './fonts.css'
