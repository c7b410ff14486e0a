/** The one sheet of a page without script: a published text, a text to be signed, a questionnaire. */
export const SHEET = `
:root{color-scheme:light dark;--ink:light-dark(#1b1a18,#ecebe8);--faint:light-dark(#5f5b55,#a9a49c);--ground:light-dark(#faf9f7,#161514);--card:light-dark(#fff,#1f1e1c);--line:light-dark(#e6e3de,#393631);--petrol:light-dark(#17666b,#5fb6ba);--on:light-dark(#fff,#0e2425);--past:light-dark(#fdf0d5,#3a2e12);--plum:light-dark(#6b2f7d,#d5a3e4)}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:1rem/1.6 'Inter Variable','Inter Fallback',system-ui,sans-serif;font-feature-settings:'cv11','ss03'}
header,footer{background:var(--card);border-bottom:1px solid var(--line);padding:.75rem max(1rem,calc(50% - 22rem));display:flex;gap:1rem;justify-content:space-between;align-items:center}
header div{display:flex;gap:.75rem;align-items:center;min-width:0}
header img{height:2rem;max-width:8rem;object-fit:contain}
footer{position:sticky;bottom:0;border-width:1px 0 0;flex-wrap:wrap}
footer p{margin:0;display:flex;gap:1.5rem;justify-content:center}
a{color:var(--petrol)}
.button{background:var(--petrol);color:var(--on);padding:.6rem 1.25rem;border-radius:.5rem;text-decoration:none;font-weight:600;text-align:center;flex:0 1 auto}
main{max-width:46rem;margin:0 auto;padding:1.5rem 1rem 2rem}
h1{font-size:1.75rem;line-height:1.25;margin:0 0 .25rem;text-wrap:balance}
h2{font-size:1.125rem;line-height:1.35;margin:2rem 0 .5rem}
p{margin:.5rem 0}
.state{color:var(--faint)}
.past{background:var(--past);color:var(--ink);padding:.6rem .9rem;border-radius:.5rem}
details{background:var(--card);border:1px solid var(--line);border-radius:.75rem;padding:.75rem 1rem;margin:1rem 0}
summary{cursor:pointer;font-weight:600}
summary span{float:right;font-weight:400;color:var(--faint)}
section ul{list-style:none;padding:0;margin:.75rem 0;background:var(--card);border:1px solid var(--line);border-radius:.75rem}
section li{padding:.7rem 1rem;overflow-wrap:anywhere}
section li+li{border-top:1px solid var(--line)}
aside{margin-top:2.5rem;border-top:1px solid var(--line)}
figure{display:flex;gap:1rem;align-items:center;margin:1rem 0;font-size:.875rem;color:var(--faint);overflow-wrap:anywhere}
figure svg{width:6rem;height:6rem;flex:none;background:#fff;border-radius:.25rem}
.digest{font-size:.75rem;color:var(--faint);overflow-wrap:anywhere}
.special{color:var(--plum)}
.special svg{width:.9em;height:.9em;margin-left:.25em;vertical-align:-.1em}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
section{scroll-margin-bottom:6rem}
.grid{width:100%;border-collapse:collapse;background:var(--card);border:1px solid var(--line);font-size:.875rem;line-height:1.45;margin:.75rem 0}
.grid th,.grid td{text-align:left;vertical-align:top;padding:.5rem .6rem;border-top:1px solid var(--line);overflow-wrap:anywhere}
.grid thead th{color:var(--faint);font-weight:500}
.grid tbody th{font-weight:600;width:20%}
main:has(.grid){max-width:64rem}
.layer h2{display:inline;margin:0}
@media (max-width:44rem){.grid,.grid tbody,.grid tr,.grid th,.grid td{display:block;width:auto}.grid thead{position:absolute;clip-path:inset(50%)}.grid tr{border-top:1px solid var(--line);padding:.4rem 0}.grid th,.grid td{border:0;padding:.25rem .9rem}.grid td::before{content:attr(data-of);display:block;color:var(--faint);font-size:.8125rem}}
.versions{padding-left:1rem;list-style:none}
@media (max-width:30rem){footer{flex-direction:column;align-items:stretch;text-align:center}}
@media print{details:not([open])>*{display:revert}:root{color-scheme:light}footer,header a,.toc,#surumler{display:none}body{background:#fff}section ul{border:0}section li{padding:.2rem 0;border:0!important}section li::before{content:'• '}}
`;
