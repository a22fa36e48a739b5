import { readShopAccess } from '../config/shop-access'
import { exportFormatSchema } from '../core/contracts/pages'
import { DEFAULT_LANGUAGE, LANGUAGES } from '../core/locale/languages'
import { DEFAULT_MARKET, MARKETS } from '../core/locale/markets'
import { themeSchema } from '../core/page/page'
import { STORE_IDS, type StoreId } from '../core/stores/store-ids'

/** The variables that open a shop of a store. */
const opens = (store: StoreId) => {
	const opened = readShopAccess(store, {})
	return 'missing' in opened ? opened.missing.join(', ') : ''
}

/** What `vitrine --help` prints. */
export function help(): string {
	return `vitrine – from a marketplace listing to a finished product page

Usage
  vitrine extract  FILE|LINK …   what the listing says, each value with the place it was read at
  vitrine generate FILE|LINK …   a finished page
  vitrine generate links.csv     one page per row
  vitrine render   page.json     a page in another format, or again after its JSON was changed
  vitrine push     page.json …   pages into a shop, one product each, however often they are pushed

  FILE is a saved listing (.html or .html.gz), LINK a product's address. “-” reads HTML from standard input.
  Results are JSON on standard output; progress and errors go to standard error.

extract
  --form full|labels   full product with origins (default), or the flat form accuracy is measured in

generate
  --market M           ${MARKETS.map((market) => market.id).join(', ')} (default ${DEFAULT_MARKET})
  --language L         default ${DEFAULT_LANGUAGE}; --list-languages lists all ${LANGUAGES.length}
  --theme T            ${themeSchema.options.join(', ')};
                       chosen by the kind of product when left out
  --out DIR            where the page goes (default: ./vitrine-out): product_page.html (one file that works
                       offline), page.json (the page itself), product.json (what was read), files/ (pictures).
                       With several inputs, or a CSV file, each page has a folder of its own in DIR.
  --link LINK          where a saved listing came from, when the file itself does not say
  --profile FILE       the seller's store profile as JSON: terms per market and language, contact and so on; pages rest on it

  A CSV file has a heading row with a column product_link (or link, or url); columns market and language,
  where a row fills them, win over the options. A row that fails does not stop the others.

render
  --format F           ${exportFormatSchema.options.join(', ')} (default html):
                       html and zip hold everything; a store's name is HTML for a product's description there;
                       the CSV files are for the stores' own import; liquid is a section of a theme
  --pictures URL       where the folder files/ can be fetched from; needed by all but html, zip and json
  --out FILE           default: beside page.json, under the format's own name; “-” writes to standard output

push
  --store NAME         ${STORE_IDS.join(', ')}; opened by ${STORE_IDS.map(opens).join('; ')}
  --pictures URL       where the folder files/ can be fetched from; without it a new product has none, others keep theirs
  --status S           draft or published; one that is there stays as it is when left out
  --edits E            keep or overwrite what was changed in the shop since the last push; refused when left out
  --price P            in the shop's currency, of one page; --compare-at P likewise. Else the price the page states.
  --title T            headline (default) or listing: which title the product gets
  --sku S              the number people read, of one page; one is made of the title when left out
  --quantity N         how many there are to sell, of a product that is new in the shop
  --category ID        a category of the shop; --new-category "Kitchen › Kettles" makes one
  --keep "Size=S,M"    the values of an option to make combinations of; may be given for each option
  --all                push pages that did not change since the last push as well
  pushed.json beside each page keeps what the last push left. Ctrl-C ends the page that is on its way, then reports.

Environment
  LISTING_SOURCE, SAVED_PAGES_DIR, OUTBOUND_PROXY, MODEL, MODEL_BASE_URL, MODEL_API_KEY … as for the server (README).
  Without MODEL the embedded writer writes from the facts alone.

Exit codes
  0  done
  1  an error of ours; please report it
  2  wrong usage
  3  refused: not a supported link, a bot wall, a page that is no product, or a shop that says no
  4  the listing or file could not be read
  5  several inputs, and some of them failed (the JSON says which)
  130 interrupted
`
}
