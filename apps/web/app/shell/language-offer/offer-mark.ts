/** Marks a browser whose first language is Chinese, on an English page that nobody has asked for by name, before anything is painted. */
export const offerMark = `try{if(document.documentElement.lang==="en"&&/^zh/i.test(navigator.language)&&!/[?&]lang=/.test(location.search)&&!/(^|; *)lang=/.test(document.cookie))document.documentElement.dataset.offer=""}catch{}`;
