/** What says nothing of the problem. */
export const courtesies = [
  "(please|pls|plz)[ (help|help me|solve|solve this|tell me|show me|explain)]",
  "(can|could) (you|u|someone) [please |pls ](help|help me|solve this|explain|tell me|show me)",
  "(hi|hello|hey|thanks|thank you|thx|help|help me|i need help|ok|solve|solve this|question)",
  "(i don't|i dont|don't|dont) (get|understand|know)[ it| this| how]",
  "(i'm|im|i am) stuck",
  "how (do|can) i (do|solve) this[ one| problem]",
  "show (your|the|all) (work|steps)",
  "(请问|请帮我|帮我|帮忙|老师|老师好|你好|谢谢|请|急|求助|在线等|请教一下|这道题|怎么做|怎么算|怎么解|这题|不会做|我不会|答案|应用题|解答|列式计算|列式解答|呢|啊|吗|呀|吧)",
];
