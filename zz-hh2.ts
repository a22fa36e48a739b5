import { checkStatement } from './src/core/truth/check-statement'
import { foldersOfListings, listingsOf } from './bench/truth/page-facts'
import { findCorpus } from './bench/accuracy/corpus'
import { languageValue, tagOr } from './bench/truth/statement'
import { claimExcess, textFeatures } from './src/core/truth/learned/learned-claims'
import { normalizeText } from './src/core/truth/normalize-text'
import { readText } from './src/core/truth/reading'
import { stemsOf, sourceOf } from './src/core/truth/stems'
import { listsWithinClauses } from './src/core/truth/within-clauses'
import { SIGNS_OF_CROWDS } from './src/core/truth/lexicons/signs-of-crowds'
import { SIGNS_OF_MERIT } from './src/core/truth/lexicons/signs-of-merit'
import { SIGNS_OF_RANK } from './src/core/truth/lexicons/signs-of-rank'
import { SIGNS_OF_TALK } from './src/core/truth/lexicons/signs-of-talk'
import { FURTHER_SIGNS_OF_TALK } from './src/core/truth/lexicons/further-signs-of-talk'
import { PEOPLE_EASTERN } from './src/core/truth/lexicons/people/eastern'
import { PEOPLE_GERMANIC } from './src/core/truth/lexicons/people/germanic'
import { PEOPLE_ROMANCE } from './src/core/truth/lexicons/people/romance'
import { PEOPLE_SOUTHERN } from './src/core/truth/lexicons/people/southern'
import { STEMS_OF_PROMISES } from './src/core/truth/lexicons/stems-of-promises'
import { FURTHER_STEMS_OF_PROMISES } from './src/core/truth/lexicons/further-stems-of-promises'
import { readFileSync } from 'node:fs'
const l = listingsOf(foldersOfListings(findCorpus()))
const [file, all] = process.argv.slice(2)
const alts = (source: string) => { const parts: string[]=[]; let d=0,s=0; for(let i=0;i<source.length;i++){const c=source[i]; if(c==='\\')i++; else if(c==='['){i=Math.max(i,source.indexOf(']',i))} else if(c==='(')d++; else if(c===')')d--; else if(c==='|'&&d===0){parts.push(source.slice(s,i)); s=i+1}} return [...parts, source.slice(s)] }
function origins(lang: string, text: string) {
  const key = lang.endsWith('chinese')?'chinese':lang
  const out: string[] = []
  const lists: [string, any][] = [['talk',{...(SIGNS_OF_TALK[key] ?? FURTHER_SIGNS_OF_TALK[key])}],['merit',SIGNS_OF_MERIT[key]],['crowds',SIGNS_OF_CROWDS[key]],['rank',SIGNS_OF_RANK[key]],['people',({...PEOPLE_GERMANIC,...PEOPLE_ROMANCE,...PEOPLE_SOUTHERN,...PEOPLE_EASTERN} as any)[key]],['promises',STEMS_OF_PROMISES[lang]],['fpromises',FURTHER_STEMS_OF_PROMISES[lang]]]
  const seen = new Set<string>()
  for (const [n, ls] of lists.reverse()) { if(!ls) continue
    for (const [k, list] of Object.entries(ls) as any) { if (k==='f'||k==='F') continue; const id=(n.endsWith('promises')?'p':'t')+k; if(seen.has(id)) continue; seen.add(id)
      for (const a of alts(list)) { try { const s = stemsOf(lang, listsWithinClauses({[k]:a} as any, 'dlrgm'), {whole:n.endsWith('promises')}); for (const p of s.patterns) { const m = text.match(p.pattern); if (m) out.push(`${n}.${k}:${a} → ${m.join(' ; ')}`) } } catch {} } } }
  return out }
const t: Record<string, [number, number]> = {}
let learned=0, tr=0, words=0
const only = new RegExp(process.env.ONLY ?? 'Popularity|Health claims|Delivery|Returns|Guarantees|Stock|No fact bears|Price adv|Countdowns')
for (const line of readFileSync(file!, 'utf8').split('\n')) { if(!line.trim()) continue
 const s = line.startsWith('{') ? JSON.parse(line) : line.includes('\t') ? (()=>{const [language,sign,text]=line.split('\t');return {id:'-',page:'',language,supported:sign==='+',text,categories:[]}})() : (()=>{const [page,language,sign,...text]=line.split('|');return {id:'-',page,language,supported:sign==='+',text:text.join('|'),categories:[],note:''}})()
 const f = s.page ? await l(s.page) : {facts:[]}; if (typeof f==='string') { console.log(f, line); continue }
 const value = languageValue(s.language)!
 const v = checkStatement({ text: s.text, facts: f.facts, language: tagOr(value, s.language) })
 if (s.supported) tr++
 if (v.supported === s.supported) continue
 const n = normalizeText(s.text); const feats=[s.text,...s.text.split(/(?<=[.!?।。؟])\s*/)].map(x=>textFeatures(normalizeText(x)))
 const L = feats.some(x=>claimExcess('social-proof',x)>0)||feats.some(x=>claimExcess('health',x)>0)
 if (!s.supported) { console.log(`MISSED ${s.page} ${s.language} ${s.text}`); continue }
 const rs = v.reasons.filter(r=>only.test(r))
 if (!rs.length && !all) { console.log(`(other) ${s.page} ${s.language} ${s.text}\n      ${v.reasons.join(' / ')}`); continue }
 if (L) learned++; else words++
 console.log(`DOUBTED${L?' LEARNED':''} ${s.page} ${s.language} [${v.categories}] ${s.text}\n      ${v.reasons.join(' / ')}`)
 for (const sp of readText(s.text).spoken) if (v.reasons.some(r=>r.includes(sp.words.trim()))) console.log(`        concept ${sp.concept.name} “${sp.words}”`)
 for (const o of origins(value, n)) console.log('        '+o.slice(0,300))
}
console.log('true',tr,'by words',words,'learned',learned)
