/** Declares the product's typeface. Import once, in the entry of an app. */
import './fonts.css'
