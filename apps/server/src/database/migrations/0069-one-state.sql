-- An account is in one state, and whether its email is verified is part of it: views that were kept by the filter beside it ask for the state now.
update saved_views
  set query = case
    when query ~ '(^|&)state=' then regexp_replace(regexp_replace(query, '(^|&)verified=(yes|no)', '\1'), '&&|^&|&$', '')
    else regexp_replace(regexp_replace(query, '(^|&)verified=no', '\1state=unverified'), '(^|&)verified=yes', '\1state=active')
  end
  where list = 'users' and query ~ '(^|&)verified=';
