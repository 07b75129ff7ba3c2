// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- whoever compiles these sources gets the declaration of stylesheets with them
/// <reference path="./styles.d.ts" />
/** Declares the product's typeface. Import it once, in the entry of an app. */
import './fonts.css'
