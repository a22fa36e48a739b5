/**
 * Style sheets that do to a description what four themes of WordPress were seen to do to it (docs/woocommerce.md): their
 * letters, widths, spaces, lists, tables and pictures, and whether padding counts within the width. Written for this
 * bench; none is the theme's own. All stand over the fake shop's product page.
 */
export const SHOP_THEMES: Readonly<Record<string, string>> = {
	storefront: `*,*::before,*::after{box-sizing:border-box}body{margin:0;font:16px/1.618 "Source Sans Pro",Helvetica,Arial,sans-serif;color:#6d6d6d;background:#fff}
.wrap{max-width:1064px;margin:0 auto;padding:32px 24px}h1,h2,h3,h4{font-weight:300;line-height:1.214;letter-spacing:-1px;margin:0 0 .8em;color:#333;clear:both}
h1{font-size:2.6em}h2{font-size:2em}h3{font-size:1.41em;letter-spacing:0}p{margin:0 0 1.41em}ul,ol{margin:0 0 1.41em 3em;padding:0;list-style:disc}
a{color:#7f54b3;text-decoration:underline}img{max-width:100%;height:auto;border-radius:3px}dl{margin-bottom:1.618em}dt{font-weight:600}dd{margin:0 0 1.618em}
table{width:100%;border-spacing:0;border-collapse:separate;margin:0 0 1.41em}td,th{padding:1em 1.41em;text-align:left;vertical-align:top;background:#fdfdfd}
.product{display:grid;grid-template-columns:1fr 1.2fr;gap:40px}.woocommerce-tabs{grid-column:1/-1;padding-top:32px}@media(max-width:768px){.product{display:block}}`,

	'twenty-twenty-one': `html{box-sizing:border-box}*,*::before,*::after{box-sizing:inherit}body{margin:0;font:20px/1.7 -apple-system,Helvetica,Arial,sans-serif;color:#28303d;background:#d1e4dd}
.wrap{max-width:1240px;margin:0 auto;padding:30px 20px}h1,h2,h3,h4{font-weight:400;line-height:1.3;margin:0 0 20px;clear:both}h1{font-size:3em;font-weight:300}h2{font-size:2.2em}h3{font-size:1.6em}
p{margin:0 0 25px}ul,ol{margin:0;padding-left:50px}ul{list-style:disc}.woocommerce-tabs ul li{display:inline-flex!important}a{color:#28303d;text-underline-offset:3px;text-decoration-skip-ink:all}
img{max-width:100%;height:auto;vertical-align:middle;border:0}dt,dd{margin:0;padding-left:50px}dt{font-weight:700}table{width:100%;min-width:240px;border-collapse:collapse}td,th{padding:10px;border:1px solid}
button,.woocommerce-tabs summary{font-size:1.1em}.product{display:grid;grid-template-columns:1fr 1fr;gap:30px}.woocommerce-tabs{grid-column:1/-1;max-width:610px;margin:0 auto;width:100%}@media(max-width:768px){.product{display:block}}`,

	'twenty-twenty-four': `body{margin:0;font:400 17px/1.6 Inter,Helvetica,Arial,sans-serif;color:#111;background:#f9f9f9}.wrap{padding:32px 30px}.wrap>*{max-width:1280px;margin-inline:auto}
h1,h2,h3,h4{font-family:Cardo,Georgia,serif;font-weight:400;line-height:1.2}h1{font-size:2.7rem}h2{font-size:2.1rem}h3{font-size:1.6rem}p{margin-block:1.2rem 0}.entry-content>*{margin-block:1.2rem 0}
a{color:inherit}img{max-width:100%;height:auto;vertical-align:bottom}ul,ol{padding-left:2em}table{border-collapse:collapse;width:100%}td,th{padding:.5em;border:1px solid}
.product{display:flex;gap:60px}.product>.gallery,.product>.summary{flex:1;min-width:0}.product{flex-wrap:wrap}.woocommerce-tabs{flex-basis:100%;min-width:0}@media(max-width:781px){.product>*{flex-basis:100%!important}}`,

	'twenty-twenty-five': `body{margin:0;font:300 22px/1.4 Manrope,Helvetica,Arial,sans-serif;letter-spacing:-.1px;color:#111;background:#fff}@media(max-width:700px){body{font-size:18px}}.wrap{padding:32px clamp(30px,5vw,50px)}
.wrap>*{max-width:1340px;margin-inline:auto}h1,h2,h3,h4{font-weight:400;line-height:1.125;letter-spacing:-.5px}h1{font-size:3rem}h2{font-size:2.2rem}h3{font-size:1.7rem}p{margin-block:1.2rem 0}
a{color:inherit;text-underline-offset:.15em}img{max-width:100%;height:auto}ul,ol{padding-left:1.6em}li{margin-top:.5rem}table{border-collapse:collapse;width:100%}td,th{padding:.5em;border:1px solid currentColor}
.entry-content>*{max-width:645px;margin-inline:auto}.product{display:flex;flex-wrap:wrap;gap:50px}.product>.gallery,.product>.summary{flex:1;min-width:0}.woocommerce-tabs{flex-basis:100%;min-width:0}@media(max-width:781px){.product>*{flex-basis:100%!important}}`,
}

/** What every shop's page needs of its theme to be looked at: the gallery above is not what is judged. */
export const SHOP_PAGE =
	'.gallery img{width:18%;margin-inline-end:2%}.gallery img:first-child{width:100%;display:block;margin-bottom:8px}.price del{opacity:.5}'
